import { useLingui } from '@lingui/react/macro';
import { Children, Fragment, type ReactNode } from 'react';

/** Sentences of one paragraph. English has a space between them; the Chinese full stop already contains it. */
export function Sentences({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const space = i18n.locale === 'zh-CN' ? '' : ' ';
  return Children.toArray(children).map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences neither move nor keep a state
    <Fragment key={index}>
      {index > 0 && space}
      {sentence}
    </Fragment>
  ));
}
