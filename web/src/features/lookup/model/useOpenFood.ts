import { useCallback, useState } from 'react';

/** The id of the food whose detail is open, and functions to open and close it. */
export function useOpenFood(initial?: string) {
  const [openId, setOpenId] = useState(initial);
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? undefined : id)), []);
  return [openId, toggle] as const;
}
