import { useEffect, useState } from 'react';

/**
 * A value as it was once it has rested.
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
