import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InviteCodeProblem } from '#domains/invitation/model/invite-code.ts';
import { track } from '#platform/analytics/analytics.ts';
import { navigate } from '#platform/routing/navigation.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import layout from '#ui/Layout.module.css';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import typography from '#ui/Typography.module.css';
import { codeProblems } from '../labels.ts';
import { readFamilyCode } from '../model/family-code.ts';
import type { ScanProblem } from '../model/useCodeScan.ts';
import styles from './Sheets.module.css';

interface Props {
  open: boolean;
  /** The problem of the last scan. */
  problem?: ScanProblem;
  /** Opens the scanner; only some embedders have one. */
  onScan?: () => void;
  onClose: () => void;
}

/** Accepts another person's code as typed text, for people who cannot scan it. */
export function EnterCodeSheet({ open, problem, onScan, onClose }: Props) {
  return (
    <Sheet open={open} closeOnBackdrop={false} title={<Trans>Use a family code</Trans>} onClose={onClose}>
      {open && <CodeForm problem={problem} onScan={onScan} />}
    </Sheet>
  );
}

function CodeForm({ problem: scanned, onScan }: Pick<Props, 'problem' | 'onScan'>) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<InviteCodeProblem>();
  const submit = () => {
    const read = readFamilyCode(text, location.host);
    if ('problem' in read) return setProblem(read.problem);
    track('family.useCode', { by: 'typing' });
    navigate(pathTo('/family-health/confirm', { inviteCode: read.inviteCode }));
  };
  return (
    <Form className={layout.column4} onSubmit={submit}>
      {scanned && (
        <p className={typography.poor} role="alert">
          {scanned === 'no-camera' ? (
            <Trans>The camera could not be used. You can enter the code instead.</Trans>
          ) : (
            i18n._(codeProblems[scanned])
          )}
        </p>
      )}
      <Field
        label={<Trans>Code or link</Trans>}
        hint={<Trans>The other person finds the code below their QR code.</Trans>}
        placeholder={t`Such as FH3T8WZP6D`}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        error={problem && i18n._(codeProblems[problem])}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <div className={styles.actions}>
        {onScan && (
          <Button variant="quiet" onClick={onScan}>
            <Trans>Scan again</Trans>
          </Button>
        )}
        <Button type="submit" fullWidth>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </Form>
  );
}
