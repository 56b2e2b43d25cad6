import { useEffect, useState } from 'react';

/**
 * The last value that stayed unchanged for a delay.
 * @param delay ms; the product's default is 500 (spec, section 9)
 */
export function useDebounced<Value>(value: Value, delay = 500): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setRested, delay, value);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
