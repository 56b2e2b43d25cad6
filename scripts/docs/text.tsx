import type { ReactNode } from 'react';
import { inline } from './markdown.ts';

/** Text that the generator converted from Markdown. */
export const Html = ({ of }: { of: string }): ReactNode => (
  <div className="text" dangerouslySetInnerHTML={{ __html: of }} />
);

/** A short text in Markdown, without paragraphs. */
export const Inline = ({ of }: { of: string }): ReactNode => <span dangerouslySetInnerHTML={{ __html: inline(of) }} />;
