import { Trans } from '@lingui/react/macro';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { source } from '#platform/device/embedder.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { LogOutDialog } from '#platform/log-out/LogOutDialog.tsx';
import { Card } from '#ui/Card.tsx';
import { ButtonRow } from '#ui/Row.tsx';

/** Logs out after a confirmation that explains the consequences. A native app without a log-out keeps its session. */
export function LogOutRow() {
  const [asking, setAsking] = useState(false);
  const byApp = useBridgeFor('logout') !== undefined;
  if (source !== '' && !byApp) return null;
  return (
    <Card>
      <ButtonRow
        leading={<LogOut aria-hidden="true" size="2rem" />}
        title={<Trans>Log out</Trans>}
        onClick={() => setAsking(true)}
      />
      <LogOutDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
