import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ComponentType } from 'react';

/** Wraps a component with the texts. */
export const withI18n =
  <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <I18nProvider i18n={i18n}>
      <Part {...props} />
    </I18nProvider>
  );
