import { useCallback, useState } from 'react';

/** The one food whose detail is open, and what opens and closes it. */
export function useOpenFood(initial?: string) {
  const [openId, setOpenId] = useState(initial);
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? undefined : id)), []);
  return [openId, toggle] as const;
}
