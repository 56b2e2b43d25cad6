import { type FamilyQrCode, shareContent } from '@health-app/sdk';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#lib/format/useFormat.ts';
import { dateOf } from '#lib/time/instants.ts';
import { PosterSheet } from '#platform/poster/PosterSheet.tsx';
import type { Poster } from '#ui/poster/poster.ts';

interface Props {
  code: FamilyQrCode;
  familyName: string;
  onClose: () => void;
}

/**
 * Shows the person's code as a picture to print or send. It contains the expiry date, since a picture cannot count down.
 */
export function CodePoster({ code: { inviteCode, link, expiresAt }, familyName, onClose }: Props) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const end = dateOf(expiresAt);
  const date = format.date(end, 'short');
  const clock = format.date(end, 'time');
  const { saveImageType } = shareContent('family', location.origin, '', i18n.locale as 'zh-CN' | 'en');
  const poster = (): Poster => ({
    kind: saveImageType,
    title: t`Join ${familyName}`,
    lines: [
      t`See how the family is doing, and choose what they see of you.`,
      t`Code: ${inviteCode}`,
      t`For one person, until ${date}, ${clock}`,
    ],
    qrText: link,
  });
  return (
    <PosterSheet open onClose={onClose} label={t`Picture of my code`} poster={poster} fileName="family-code.png" />
  );
}
