import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '#ui/Card.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import layout from '#ui/Layout.module.css';
import styles from './Mirror.module.css';

interface Props {
  given: boolean;
  /** Whether the person has tried to start without consent. */
  missing: boolean;
  onChange: (given: boolean) => void;
}

/** Explains which pictures are taken, how long they are kept and who sees them. The consent is never preselected. */
export function PictureConsent({ given, missing, onChange }: Props) {
  const { t } = useLingui();
  return (
    <Card padded title={<Trans>Pictures of your body</Trans>}>
      <div className={layout.stack4}>
        <ul className={styles.points}>
          <li>
            <Trans>Two pictures are taken, one from the front and one from the side, to work out the measures.</Trans>
          </li>
          <li>
            <Trans>They are deleted after 30 days, or when you withdraw your consent in the account.</Trans>
          </li>
          <li>
            <Trans>Only you see them, signed in. A shared link never shows them.</Trans>
          </li>
          <li>
            <Trans>The measures stay in your records.</Trans>
          </li>
        </ul>
        <div data-invalid={missing || undefined}>
          <Switch label={t`I agree to the pictures and how they are kept`} checked={given} onChange={onChange} />
          {missing && (
            <p role="alert" className={styles.error}>
              <Trans>The mirror takes pictures only with your consent.</Trans>
            </p>
          )}
        </div>
      </div>
    </Card>
  );
}
