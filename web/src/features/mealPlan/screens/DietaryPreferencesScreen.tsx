import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { useToday } from '#lib/time/clock.ts';
import { addDays } from '#lib/time/days.ts';
import { MemberGate } from '#platform/access/MemberGate.tsx';
import { queries } from '#platform/client.ts';
import { QueryView } from '#platform/query/QueryView.tsx';
import { useFirstQuery } from '#platform/query/useFirstQuery.ts';
import { DirectoryContext } from '#platform/routing/home-directory.ts';
import { parseInternalLink } from '#platform/routing/internal-link.ts';
import { useParams } from '#platform/routing/params.ts';
import { pathTo } from '#platform/routing/paths.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Screen } from '#ui/Screen.tsx';
import { PreferencesForm } from '../components/PreferencesForm.tsx';
import { preferencesParams } from '../model/params.ts';
import { formOf, statedAllergies } from '../model/preferences.ts';

/**
 * `/food-app/custom/dietary-preferences?next=&want=`: the person's likes and dislikes, from which a new meal plan is made.
 */
export function DietaryPreferencesScreen() {
  const [params] = useParams(preferencesParams);
  const patterns = useContext(DirectoryContext).map(({ path }) => path);
  const next = parseInternalLink(params?.next, patterns) ?? pathTo('/ai-app/custom');
  return (
    <Screen title={<Trans>Dietary preferences</Trans>}>
      <MemberGate feature="mealPlan">
        <Loaded next={next} want={params?.want} />
      </MemberGate>
    </Screen>
  );
}

/**
 * Loads the initial data of the form. If the allergies fail to load, the form is not shown, because one could be missing.
 */
function Loaded({ next, want }: { next: ReturnType<typeof pathTo>; want: string | undefined }) {
  const today = useToday();
  const submission = useQuery(queries.mealPlan.viewSubmit());
  const profile = useQuery(queries.user.information());
  const assessment = useQuery(queries.evaluation.list());
  const state = useQuery(useFirstQuery('mealPlan.status'));
  // The start of the page has requested it a moment ago.
  const [wasFresh] = useState(!state.isStale);
  const all = [submission, profile, assessment, state];
  const query = {
    data:
      submission.data !== undefined &&
      profile.data &&
      assessment.data &&
      state.data &&
      (wasFresh || state.isFetchedAfterMount)
        ? { submission: submission.data, profile: profile.data, items: assessment.data, state: state.data }
        : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => all.filter(({ error }) => error).map(({ refetch }) => refetch()),
  };
  return (
    <QueryView query={query} skeleton={<Skeleton rows={4} height="14rem" />}>
      {({ submission, profile, items, state }) => {
        const failedFrom = state.status === 'failed' ? state.from : null;
        const from = failedFrom && failedFrom >= today ? failedFrom : addDays(today, 1);
        return (
          <PreferencesForm
            initial={formOf(submission, profile, from)}
            stated={statedAllergies(profile, items, submission)}
            statedTags={profile.healthTags.filter((tag) => tag.limitsMeals)}
            otherTags={profile.healthTags.filter((tag) => !tag.limitsMeals)}
            state={state}
            want={want}
            next={next}
          />
        );
      }}
    </QueryView>
  );
}
