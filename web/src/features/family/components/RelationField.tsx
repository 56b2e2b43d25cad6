import type { FamilyRelation } from '@health-app/sdk';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { PickerField } from '#ui/form/PickerField.tsx';

interface Props {
  label: ReactNode;
  value: string;
  error?: ReactNode;
  onChange: (code: string) => void;
}

/** The only option when the server has no list of relations. */
// oxlint-disable-next-line health/untranslated-text -- a text of the server, which has both languages
const other: FamilyRelation = { code: 'other', name: '其他亲友', nameEn: 'Someone else close' };

/** Asks for the other person's relation to this one. */
export function RelationField({ label, value, error, onChange }: Props) {
  const format = useFormat();
  const query = useQuery({ ...queries.family.relationshipEnum(), staleTime: Number.POSITIVE_INFINITY });
  return (
    <QueryView query={query} skeleton={<Skeleton rows={1} height="7.4rem" />}>
      {(relations) => (
        <PickerField
          label={label}
          value={value}
          error={error}
          placeholder={<Trans>Choose a relation</Trans>}
          options={(relations.length > 0 ? relations : [other]).map((relation) => ({
            value: relation.code,
            label: format.name(relation),
          }))}
          onChange={onChange}
        />
      )}
    </QueryView>
  );
}
