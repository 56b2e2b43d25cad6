import { createContext, useContext, useEffect } from 'react';

export interface Subject {
  /** The name of what the screen shows, e.g. of an article. */
  text: string;
  /** Keeps the name out of the document's title, which the browser's history shows. */
  isPrivate?: boolean;
}

export const SubjectContext = createContext<(subject: Subject | undefined) => void>(() => {});

/** Adds a subject to the title of the screen around it, for screen readers, the history and the tabs. */
export function ScreenSubject({ text, isPrivate = false }: Subject) {
  const setSubject = useContext(SubjectContext);
  useEffect(() => {
    // A reply may lack the name.
    setSubject(text ? { text, isPrivate } : undefined);
    return () => setSubject(undefined);
  }, [setSubject, text, isPrivate]);
  return null;
}
