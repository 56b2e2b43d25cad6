import { Trans, useLingui } from '@lingui/react/macro';
import { useContext, useEffect } from 'react';
import { functionsOf, matchesSearch, mostUsedOf } from '#platform/functions/functions.ts';
import { useFunctionUses } from '#platform/functions/useFunctionUses.ts';
import { DirectoryContext, type DirectoryGroup } from '#platform/routing/home-directory.ts';
import { useParams } from '#platform/routing/params.ts';
import { useSession } from '#platform/session/session.ts';
import { Wide } from '#ui/Columns.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { SearchField } from '#ui/form/SearchField.tsx';
import { Screen } from '#ui/Screen.tsx';
import { groupNames } from '../labels.ts';
import { homeParams } from '../model/home-paths.ts';
import { FunctionTiles } from './FunctionTiles.tsx';
import { HomeSection } from './HomeSection.tsx';

/**
 * Lists every screen of the product that opens without a parameter: the most used first, then the rest by group. Includes a
 * search.
 */
export function AllFunctions() {
  const { t, i18n } = useLingui();
  const { user } = useSession();
  const [params, setParams] = useParams(homeParams);
  const [uses, count] = useFunctionUses();
  const functions = functionsOf(useContext(DirectoryContext), user.userToken !== undefined);
  const search = (params?.q ?? '').trim();
  const found = functions.filter(({ title }) => matchesSearch(i18n._(title), search));
  const often = mostUsedOf(functions, uses);
  const title = t`All features`;
  // The fragment of a link names a group.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), []);
  return (
    <Screen title={title}>
      <Wide>
        <search>
          <SearchField
            label={t`Search functions`}
            value={params?.q ?? ''}
            maxLength={64}
            onChange={(q) => setParams({ all: 1, q: q || undefined })}
          />
        </search>
        {search !== '' ? (
          <>
            <p className="visually-hidden" role="status">
              {found.length === 0 ? t`Nothing found` : t`Found: ${found.length}`}
            </p>
            {found.length === 0 ? (
              <EmptyState art="search" title={<Trans>No function has this name</Trans>}>
                <Trans>Try another word, or a part of it.</Trans>
              </EmptyState>
            ) : (
              <FunctionTiles entries={found} onOpen={count} />
            )}
          </>
        ) : (
          <>
            {often.length > 0 && (
              <HomeSection title={<Trans>Most used</Trans>}>
                <FunctionTiles entries={often} onOpen={count} />
              </HomeSection>
            )}
            {(Object.keys(groupNames) as DirectoryGroup[]).map((group) => {
              const entries = functions.filter((entry) => entry.group === group && !often.includes(entry));
              return (
                entries.length > 0 && (
                  <HomeSection key={group} id={group} title={i18n._(groupNames[group])}>
                    <FunctionTiles entries={entries} onOpen={count} />
                  </HomeSection>
                )
              );
            })}
          </>
        )}
      </Wide>{' '}
    </Screen>
  );
}
