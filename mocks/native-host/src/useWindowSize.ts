import { useEffect, useState } from 'react';

const read = () => ({ width: innerWidth, height: innerHeight });

/** The size of the window; CSS px. */
export function useWindowSize(): { width: number; height: number } {
  const [size, setSize] = useState(read);
  useEffect(() => {
    const update = () => setSize(read());
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, []);
  return size;
}
