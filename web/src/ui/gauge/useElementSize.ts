import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  /** px */
  width: number;
  height: number;
  /** Size of small text, px. */
  em: number;
}

/** The size of an element and of the chart's labels; `undefined` until it is in the page. */
export function useElementSize(element: RefObject<HTMLElement | null>): Size | undefined {
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const measured = element.current as HTMLElement;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      const em = Number.parseFloat(getComputedStyle(measured).fontSize);
      setSize((last) =>
        last?.width === width && last.height === height && last.em === em ? last : { width, height, em },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
