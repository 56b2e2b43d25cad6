import type { FoodUserInformation } from '@health-app/sdk';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#lib/format/useFormat.ts';
import { useStored } from '#lib/storage/useStored.ts';
import { track } from '#platform/analytics/analytics.ts';
import { mutations, queries } from '#platform/client.ts';
import { InlineError } from '#platform/query/InlineError.tsx';
import { useOptionalQuery } from '#platform/query/useOptionalQuery.ts';
import { useSilentMutation } from '#platform/query/useSilentMutation.ts';
import { usePersonalKey } from '#platform/session/usePersonalKey.ts';
import { deviceStorage } from '#platform/storage.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Switch } from '#ui/form/Switch.tsx';
import layout from '#ui/Layout.module.css';
import { type ProfileDifference, profileDifferences } from '../model/profile-differences.ts';

interface Props {
  reportId: string;
  evaluationId: string;
}

const readId = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

/**
 * Offers to bring the health tags of the profile in line with the answers of the newest report, until the person has decided.
 * The profile changes only by a tap.
 */
export function ProfileOffer({ reportId, evaluationId }: Props) {
  const [decided, decide] = useStored(deviceStorage, usePersonalKey('profileOffer'), readId);
  const [decidedNow, setDecidedNow] = useState(false);
  // The report is complete without the offer, so a failure shows nothing.
  const { data: info } = useOptionalQuery(queries.evaluation.info());
  const open = decided !== evaluationId && info?.reportId === reportId;
  const { data: items } = useOptionalQuery({ ...queries.evaluation.list({ evaluationId }), enabled: open });
  const { data: groups } = useOptionalQuery({ ...queries.user.healthTagGroups(), enabled: open });
  const { data: user } = useOptionalQuery(queries.user.information());
  if (decidedNow) return <Decided />;
  if (!open || !items || !groups || !user) return null;
  const differences = profileDifferences(
    items,
    user.healthTags ?? [],
    groups.flatMap(({ tags }) => tags ?? []),
  );
  return (
    <Offer
      user={user}
      differences={differences}
      onDecided={() => {
        track('assessment.profileOffer');
        decide(() => evaluationId);
        setDecidedNow(true);
      }}
    />
  );
}

interface OfferProps {
  user: FoodUserInformation;
  differences: ProfileDifference[];
  onDecided: () => void;
}

function Offer({ user, differences, onDecided }: OfferProps) {
  const { t } = useLingui();
  const format = useFormat();
  // A settled difference stays on the screen, so that the tap can be taken back.
  const [first] = useState(differences);
  const shown = first.length > 0 ? first : differences;
  const save = useSilentMutation(mutations.user.saveInformation);
  if (shown.length === 0) return null;
  const own = (user.healthTags ?? []).map(({ tagId }) => tagId);
  const change = (tagId: string, isOwn: boolean) => {
    const others = own.filter((id) => id !== tagId);
    save.run({ healthTagIds: isOwn ? [...others, tagId] : others });
  };
  return (
    <Card padded title={<Trans>Is your profile still right?</Trans>}>
      <div className={layout.stack3}>
        <p>
          <Trans>
            Your answers and your profile differ. Switch on what applies to you: your targets, warnings and meals follow
            the profile.
          </Trans>
        </p>
        {shown.map(({ tag, answered }) => (
          <Switch
            key={tag.tagId}
            label={format.name(tag)}
            hint={answered ? t`You named it in the assessment.` : t`You did not name it in the assessment.`}
            checked={own.includes(tag.tagId)}
            onChange={(isOwn) => change(tag.tagId, isOwn)}
          />
        ))}
        <InlineError error={save.error} />
        <Button variant="quiet" fullWidth onClick={onDecided}>
          <Trans>My profile is correct</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** Takes the place of the offer, and its focus. */
function Decided() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={note} tabIndex={-1}>
      <Trans>We do not ask about these answers again.</Trans>
    </p>
  );
}
