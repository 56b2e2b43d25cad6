import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { localQuery } from '#platform/query/local.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Screen } from '#ui/Screen.tsx';
import { AgreementSkeleton, AgreementText } from '../components/AgreementText.tsx';
import { loadAgreement } from '../model/agreement.ts';

interface Props {
  title: ReactNode;
  /** Name of the files in `documents/`, without the language. */
  name: string;
}

const agreementQuery = (...of: Parameters<typeof loadAgreement>) =>
  localQuery({
    queryKey: ['agreement', ...of],
    queryFn: () => loadAgreement(...of),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });

/** A screen with a legal text. */
export function AgreementScreen({ title, name }: Props) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const query = useQuery(agreementQuery(name, locale));
  return (
    <Screen title={title}>
      <QueryView query={query} skeleton={<AgreementSkeleton />}>
        {(agreement) => <AgreementText agreement={agreement} />}
      </QueryView>
    </Screen>
  );
}
