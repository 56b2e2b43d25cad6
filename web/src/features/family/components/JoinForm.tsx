import type { FamilySharedKind } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Open } from '#lib/open-value.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { BottomBar } from '#ui/BottomBar.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Form } from '#ui/form/Form.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import layout from '#ui/Layout.module.css';
import typography from '#ui/Typography.module.css';
import { refusals } from '../labels.ts';
import styles from './JoinForm.module.css';
import { PersonRow } from './PersonRow.tsx';
import { RelationField } from './RelationField.tsx';
import { SharedKindList } from './SharedKindList.tsx';
import { SharedKindsField } from './SharedKindsField.tsx';

interface Props {
  person: { userName: string; avatar: string | null };
  title: ReactNode;
  detail?: ReactNode;
  note?: ReactNode;
  sharedWithMe: readonly Open<FamilySharedKind>[];
  accept: ReactNode;
  /** The alternative to joining: a button or a link. */
  decline: ReactNode;
  busy: boolean;
  error: Error | null;
  onAccept: (relationCode: string, sharedByMe: FamilySharedKind[]) => void;
}

/** Shows the inviting person and the data that both share, and asks for the answer. */
export function JoinForm(props: Props) {
  const { person, title, detail, note, sharedWithMe, accept, decline, busy, error, onAccept } = props;
  const { userName } = person;
  const { t } = useLingui();
  const [relationCode, setRelationCode] = useState('');
  const [sharedByMe, setSharedByMe] = useState<FamilySharedKind[]>([]);
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (relationCode !== '') onAccept(relationCode, sharedByMe);
  };
  return (
    <Form className={layout.page} busy={busy} onSubmit={submit}>
      <Card padded>
        <PersonRow person={person} size="large" detail={detail}>
          <h2>{title}</h2>
        </PersonRow>
        {note && <p className={styles.note}>{note}</p>}
      </Card>
      <Card
        padded
        title={
          <Trans>
            What you would see of <IsolatedName name={userName} />
          </Trans>
        }
      >
        {sharedWithMe.length > 0 ? (
          <SharedKindList shared={sharedWithMe} label={t`What you would see of ${userName}`} />
        ) : (
          <p className={typography.soft}>
            <Trans>Nothing yet. They can share something later.</Trans>
          </p>
        )}
      </Card>
      <Card padded>
        <div className={layout.column4}>
          <RelationField
            label={
              <Trans>
                <IsolatedName name={userName} /> is my
              </Trans>
            }
            value={relationCode}
            error={
              tried && relationCode === '' ? (
                <Trans>
                  Choose what <IsolatedName name={userName} /> is to you
                </Trans>
              ) : undefined
            }
            onChange={setRelationCode}
          />
          <SharedKindsField
            label={
              <Trans>
                What <IsolatedName name={userName} /> sees of you
              </Trans>
            }
            hint={
              sharedByMe.length === 0 ? (
                <Trans>Nothing shared yet. You can change this any time.</Trans>
              ) : (
                <Trans>Earlier values, too. You can change it at any time.</Trans>
              )
            }
            values={sharedByMe}
            onChange={setSharedByMe}
          />
        </div>
      </Card>
      <BottomBar>
        <InlineError error={error} texts={refusals} />
        <div className={layout.tiles}>
          {decline}
          <Button type="submit" fullWidth busy={busy}>
            {accept}
          </Button>
        </div>
      </BottomBar>
    </Form>
  );
}

export function JoinSkeleton() {
  return (
    <>
      <Skeleton rows={1} height="9.6rem" />
      <div aria-hidden="true">
        <Skeleton rows={1} height="9rem" />
      </div>
      <div aria-hidden="true">
        <Skeleton rows={1} height="28rem" />
      </div>
    </>
  );
}
