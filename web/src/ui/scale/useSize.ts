import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Size {
  /** px */
  width: number;
  height: number;
  /** The size of small text. */
  em: number;
}

/** How large an element is, and its text; unknown until it is on the page. Its text size is that of the chart's labels. */
export function useSize(element: RefObject<HTMLElement | null>): Size | undefined {
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
