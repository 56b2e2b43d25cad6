import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Cpu from 'lucide-react/icons/cpu';
import FileText from 'lucide-react/icons/file-text';
import Languages from 'lucide-react/icons/languages';
import Lock from 'lucide-react/icons/lock';
import MessageSquare from 'lucide-react/icons/message-square';
import Package from 'lucide-react/icons/package';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import UserRound from 'lucide-react/icons/user-round';
import Wallet from 'lucide-react/icons/wallet';
import * as v from 'valibot';
import { AccountHead } from '#domains/account/components/AccountHead.tsx';
import { accountPaths, sharedPaths } from '#domains/account/model/paths.ts';
import { useFormat } from '#lib/format/useFormat.ts';
import { SignInPrompt } from '#platform/access/SignInPrompt.tsx';
import { source } from '#platform/device/embedder.ts';
import { useBridgeFor } from '#platform/device/useBridgeFor.ts';
import { switchLocale } from '#platform/i18n/switch-locale.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useParams } from '#platform/routing/params.ts';
import { missingRequirement } from '#platform/routing/requirement.ts';
import { useSession } from '#platform/session/session.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MainAndAside } from '#ui/Columns.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { ButtonRow, LinkRow } from '#ui/Row.tsx';
import { Screen } from '#ui/Screen.tsx';
import { CloseAccountRow } from '../components/CloseAccountRow.tsx';
import { LogOutRow } from '../components/LogOutRow.tsx';
import styles from '../components/RowValue.module.css';
import { YourData } from '../components/YourData.tsx';
import { missingFacts } from '../model/missing-facts.ts';

const accountParams = v.object({ room: v.optional(v.literal('data')) });

/** `/ai-app/user/account`, `/food-app/user/account`; `?room=data` shows the person's data. */
export function AccountScreen() {
  const [params] = useParams(accountParams);
  const { user, ready } = useSession();
  if (params?.room === 'data') return <YourData />;
  if (missingRequirement('user', user) === undefined) return <Account />;
  return <Screen title={<Trans>Account</Trans>}>{ready ? <Guest /> : <Skeleton rows={3} height="12rem" />}</Screen>;
}

/** A guest has no account, only data on the device. */
function Guest() {
  return (
    <>
      <SignInPrompt reason={<Trans>Your account: phone number, membership and your data.</Trans>} />
      <Card>
        <LinkRow
          href={accountPaths.data}
          leading={<ShieldCheck aria-hidden="true" size="2rem" />}
          title={<Trans>Data on this device</Trans>}
          detail={<Trans>Consents, export, deletion</Trans>}
        />
      </Card>
      <Agreements />
      {source === '' && (
        <Card>
          <LanguageRow />
        </Card>
      )}
    </>
  );
}

function Account() {
  const { user } = useSession();
  const information = useQuery(useFirstQuery('user.information'));
  const missing = information.data ? missingFacts(information.data).length : 0;
  return (
    <Screen title={<Trans>Account</Trans>}>
      <MainAndAside
        main={
          <>
            <Card>
              <QueryView query={information} skeleton={<Skeleton rows={1} height="9.2rem" />}>
                {(data) => <AccountHead user={data} />}
              </QueryView>
              <ManageMembership />
            </Card>
            <Card>
              <LinkRow
                href={sharedPaths.profile}
                leading={<UserRound aria-hidden="true" size="2rem" />}
                title={<Trans>Profile</Trans>}
                detail={missing > 0 && <Plural value={missing} one="# thing is missing" other="# things are missing" />}
              />
              <LinkRow
                href={accountPaths.data}
                leading={<ShieldCheck aria-hidden="true" size="2rem" />}
                title={<Trans>Your data</Trans>}
                detail={<Trans>Consents, export, deletion</Trans>}
              />
              <LinkRow
                href={accountPaths.changePhone}
                leading={<Smartphone aria-hidden="true" size="2rem" />}
                title={<Trans>Change phone number</Trans>}
              />
            </Card>
            <Card>
              <LinkRow
                href={sharedPaths.orders}
                leading={<Package aria-hidden="true" size="2rem" />}
                title={<Trans>Orders</Trans>}
              />
              {user.promoteRoleFlag === 1 && <IncomeRow />}
            </Card>
          </>
        }
        aside={
          <>
            <Card>
              {source === '' && <LanguageRow />}
              <LinkRow
                href={accountPaths.feedback}
                leading={<MessageSquare aria-hidden="true" size="2rem" />}
                title={<Trans>Feedback</Trans>}
              />
            </Card>
            <Agreements />
            <LogOutRow />
            <Card>
              <CloseAccountRow />
            </Card>
          </>
        }
      />
    </Screen>
  );
}

function Agreements() {
  return (
    <Card>
      <LinkRow
        href={accountPaths.privacy}
        leading={<Lock aria-hidden="true" size="2rem" />}
        title={<Trans>Privacy policy</Trans>}
      />
      <LinkRow
        href={accountPaths.user}
        leading={<FileText aria-hidden="true" size="2rem" />}
        title={<Trans>Terms of use</Trans>}
      />
      <LinkRow
        href={accountPaths.algorithm}
        leading={<Cpu aria-hidden="true" size="2rem" />}
        title={<Trans>How our algorithms work</Trans>}
      />
    </Card>
  );
}

function IncomeRow() {
  const format = useFormat();
  // The row leads to the amount, and its screen reports a failure.
  const { data } = useOptionalQuery(useFirstQuery('income.summary'));
  const amount = data && format.money(data.available);
  return (
    <LinkRow
      href={sharedPaths.income}
      leading={<Wallet aria-hidden="true" size="2rem" />}
      title={<Trans>Income</Trans>}
      detail={amount && <Trans>Settled: {amount}</Trans>}
    />
  );
}

/** Opens the membership, if the app around the page does so. */
function ManageMembership() {
  const { t } = useLingui();
  const openBridge = useBridgeFor('openNativePage');
  if (!openBridge) return null;
  const open = async () => {
    try {
      await (await openBridge()).call('openNativePage', { page: 'membership', params: { from: 'account' } });
    } catch {
      showToast(t`The app did not open this page.`);
    }
  };
  return (
    <Button variant="quiet" fullWidth onClick={() => void open()}>
      <Trans>Manage membership</Trans>
    </Button>
  );
}

function LanguageRow() {
  const { i18n } = useLingui();
  const other = i18n.locale === 'en' ? 'zh-CN' : 'en';
  return (
    <ButtonRow
      leading={<Languages aria-hidden="true" size="2rem" />}
      title={<Trans>Language</Trans>}
      trailing={
        // In its own language, for people who cannot read the current one.
        <span lang={other} className={styles.value}>
          {/* oxlint-disable-next-line health/untranslated-text -- the name of a language is the same in both */}
          {other === 'en' ? 'Switch to English' : '切换到中文'}
        </span>
      }
      onClick={() => switchLocale(other)}
    />
  );
}
