/** Words of paths that the domain's name implies, in addition to the words of the name itself. */
const SAYS = {
  family: ['health'],
  mealPlan: ['customized'],
  partner: ['slimming'],
};

/** Exceptions to the rule; guides/change-the-description.md gives the reasons. */
const EXCEPTIONS = {
  '/scheme/app/heartRate/queryAvgHeartRate': 'heartRate.average',
  '/scheme/view/wx/get-h5-lanuch-app-param': 'messaging.launchAppParam',
  '/food/view/wx/get-h5-lanuch-app-param': 'messaging.launchAppParamFood',
  '/food/delivery-address/default': 'orders.defaultDeliveryAddress',
  '/scheme/view/slimmingPartner/getPartnerRank': 'partner.pairRank',
  '/scheme/view/v1/execution/plan/listExecutionPlanTitle': 'plans.executionTitles',
};

/**
 * `<domain>.<verb>`: the verb is the last segment of the path, without a leading `get` or `query` and without words
 * that the domain implies; words of earlier segments may precede it.
 */
export function Names() {
  return {
    PathItem(item, { report, location, key }) {
      const path = String(key);
      for (const method of ['get', 'post']) {
        const operation = item[method];
        const message = operation?.operationId && faultOf(path, operation.operationId, operation['x-variant-of']);
        if (message) report({ message, location: location.child([method, 'operationId']) });
      }
    },
  };
}

function faultOf(path, operationId, variantOf) {
  if (EXCEPTIONS[path] === operationId) return undefined;
  const [domain, verb, ...rest] = operationId.split('.');
  if (!/^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/.test(operationId) || rest.length > 0) {
    return `operationId is <domain>.<verb> in camelCase, not ${operationId}.`;
  }
  if (variantOf)
    return operationId === `${variantOf}Food` ? undefined : `The twin of ${variantOf} is ${variantOf}Food.`;
  const said = wordsOf(verb);
  const known = new Set([...wordsOf(domain), ...(SAYS[domain] ?? [])].map(singular));
  const last = wordsOf(path.slice(path.lastIndexOf('/') + 1).replace(/^(get|query)(?=[A-Z-])/, ''));
  const lost = last.filter((word) => !said.includes(word) && !known.has(singular(word)));
  if (lost.length > 0) return `${operationId} does not say "${lost.join(' ')}" of its path.`;
  const strange = firstStranger(said, wordsOf(path));
  return strange && `${operationId} says "${strange}", which its path does not say there.`;
}

/** The first word that is not in the path after the previous word. */
function firstStranger(words, inPath) {
  let from = 0;
  for (const word of words) {
    const index = inPath.indexOf(word, from);
    if (index < 0) return word;
    from = index + 1;
  }
  return undefined;
}

const wordsOf = (name) => name.split(/[^A-Za-z0-9]+|(?=[A-Z])/).flatMap((word) => (word ? [word.toLowerCase()] : []));
const singular = (word) => word.replace(/s$/, '');
