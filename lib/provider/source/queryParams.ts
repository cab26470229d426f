/** Of Google, AT Internet (BBC), Webtrekk, Deutsche Welle, MSN and networks. */
const CAMPAIGN = /^(?:(?:utm|at|wt)_\w+|maca|ocid|cmpid|xtor|fbclid|gclid)(?:=|$)/i;

/** `URLSearchParams` would respell the rest of the query. */
export function withoutCampaign(search: string, name = ''): string {
  const rest = search
    .slice(1)
    .split('&')
    .filter((part) => part && !CAMPAIGN.test(part) && !(name && part.startsWith(`${name}=`)));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
