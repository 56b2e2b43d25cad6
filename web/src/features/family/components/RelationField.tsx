import type { FamilyRelation } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../../platform/client.ts';
import { QueryView } from '../../../ui/feedback/QueryView.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { PickerField } from '../../../ui/form/PickerField.tsx';
import { relationName } from '../labels.ts';

interface Props {
  label: ReactNode;
  value: string;
  error?: ReactNode;
  onChange: (code: string) => void;
}

/** Where the server keeps no list, there is this one to choose. */
const other: FamilyRelation = { code: 'other', name: '其他亲友', nameEn: 'Someone else close' };

/** What another person is to oneself. */
export function RelationField({ label, value, error, onChange }: Props) {
  const { i18n } = useLingui();
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
            label: relationName(relation, i18n),
          }))}
          onChange={onChange}
        />
      )}
    </QueryView>
  );
}

/** Leads to it from what is pressed below, where what it says may not be in sight. */
export const focusRelation = (form: HTMLFormElement) =>
  form.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
