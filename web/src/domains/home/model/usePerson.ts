import type { UserProfile } from '@health-app/sdk';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queries } from '#platform/client.ts';
import { product } from '#platform/routing/product.ts';

const { accountInformation, information } = queries.user;

const useAccount = (): UseQueryResult<UserProfile> => useQuery(accountInformation());
const useFoodAccount = (): UseQueryResult<UserProfile> => useQuery(information());

/** The signed-in person, as the API of this page's product knows them. */
export const usePerson = product === 'general' ? useAccount : useFoodAccount;
