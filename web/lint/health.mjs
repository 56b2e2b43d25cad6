/** Rules of ours for oxlint: what no published rule knows of this app. */
import {
  delayInMs,
  namedDomain,
  noRestrictedProperties,
  oneCalendar,
  oneDay,
  oneFormatter,
  rawColour,
  typedAddress,
} from './one-way.mjs';
import {
  failureByCode,
  noVoidCall,
  queryFailureShown,
  serverDataInState,
  silentByDefault,
  wholeList,
} from './queries.mjs';
import { oneLinguiHook, serverText, unsafeMarkup, untranslatedText } from './texts.mjs';

export default {
  meta: { name: 'health' },
  rules: {
    'delay-in-ms': delayInMs,
    'failure-by-code': failureByCode,
    'named-domain': namedDomain,
    'no-restricted-properties': noRestrictedProperties,
    'no-void-call': noVoidCall,
    'one-calendar': oneCalendar,
    'one-day': oneDay,
    'one-formatter': oneFormatter,
    'one-lingui-hook': oneLinguiHook,
    'query-failure-shown': queryFailureShown,
    'raw-colour': rawColour,
    'server-data-in-state': serverDataInState,
    'server-text': serverText,
    'silent-by-default': silentByDefault,
    'typed-address': typedAddress,
    'unsafe-markup': unsafeMarkup,
    'untranslated-text': untranslatedText,
    'whole-list': wholeList,
  },
};
