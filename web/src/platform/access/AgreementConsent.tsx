import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { pathTo } from '#platform/routing/paths.ts';
import { product } from '#platform/routing/product.ts';
import { Link } from '#ui/Link.tsx';
import typography from '#ui/Typography.module.css';
import styles from './SignIn.module.css';

interface Props {
  accepted: boolean;
  onChange: (accepted: boolean) => void;
  /** Whether to report the missing consent. */
  missing: boolean;
}

/** The agreements of the product, which the person accepts before signing in. The box is never preselected. */
export function AgreementConsent({ accepted, onChange, missing }: Props) {
  const id = useId();
  const [user, privacy] =
    product === 'food'
      ? [pathTo('/food-app/agreement/user'), pathTo('/food-app/agreement/privacy')]
      : [pathTo('/ai-app/agreement/user'), pathTo('/ai-app/agreement/privacy')];
  return (
    <div>
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={accepted}
          aria-invalid={missing}
          aria-describedby={missing ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          <Trans>
            I accept the <Link href={user}>terms of use</Link> and the <Link href={privacy}>privacy policy</Link>.
          </Trans>
        </span>
      </label>
      {missing && (
        <p id={id} role="alert" className={typography.poorNote}>
          <Trans>Read the agreements, and tick the box if you accept them.</Trans>
        </p>
      )}
    </div>
  );
}
