import type { ReactNode } from 'react';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';

/** A section of a home with its heading. */
export function HomeSection({ id, title, children }: { id?: string; title: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className={layout.column2}>
      <h2 className={typography.lead}>{title}</h2>
      {children}
    </section>
  );
}
