import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Handshake from 'lucide-react/icons/handshake';
import { usePermit } from '#domains/care/model/usePermit.ts';
import { CardEmpty, HomeCard } from '#domains/home/components/HomeCard.tsx';
import { useFormat } from '#lib/format/useFormat.ts';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { IsolatedName } from '#ui/IsolatedName.tsx';
import { Sentences } from '#ui/Sentences.tsx';

const home = '/lose-weight-partner/home';

/** Shows the weight-loss partner, or open invitations. Empty for a person whom the app does not help to lose weight. */
export function PartnerCard() {
  const format = useFormat();
  const permit = usePermit('weightLoss');
  const query = useQuery({ ...queries.partner.indexData(), enabled: permit !== undefined });
  const percent = (lost: number) => format.percent(-lost, { decimals: 1, signed: true });
  if (!permit) return null;
  return (
    <HomeCard
      icon={<Handshake aria-hidden="true" size="1.8rem" />}
      title={<Trans>Weight-loss partner</Trans>}
      href={pathTo(home)}
    >
      <QueryView query={query} skeleton={<Skeleton rows={1} height="4.8rem" />}>
        {({ me, partner, openInvitations }) => {
          if (partner) {
            const theirs = percent(partner.lostPercent);
            const own = me ? percent(me.lostPercent) : '';
            return (
              <p>
                <Sentences>
                  <Trans>
                    <IsolatedName name={partner.userName} />: <strong>{theirs}</strong> since the start.
                  </Trans>
                  {me && (
                    <Trans>
                      You: <strong>{own}</strong>
                    </Trans>
                  )}
                </Sentences>
              </p>
            );
          }
          return (
            <CardEmpty
              action={
                <ButtonLink variant="quiet" href={pathTo(home)}>
                  {openInvitations > 0 ? <Trans>Answer</Trans> : <Trans>Find a partner</Trans>}
                </ButtonLink>
              }
            >
              {openInvitations > 0 ? (
                <Plural value={openInvitations} one="# person has invited you" other="# people have invited you" />
              ) : (
                <Trans>A partner sees your progress as a percentage, not your weight.</Trans>
              )}
            </CardEmpty>
          );
        }}
      </QueryView>
    </HomeCard>
  );
}
