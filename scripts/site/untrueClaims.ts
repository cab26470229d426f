import type { SiteConfig } from '@/lib/site/siteSchema';
import type { SiteFolder } from './siteFolder';

/** Fields, and the claims of the sample policies that each makes untrue. */
const CLAIMS = [
  ['ads', /tracker|ट्रैकर/i],
  ['analytics', /analytics|एनालिटिक्स/i],
  ['newsletter', /forms? on this website|वेबसाइट के फ़ॉर्म/i],
] as const;

const START = 60;

type Found = { file: string; field: string; what: string };

export function untrueClaims(
  { folder, config }: { folder: SiteFolder; config: SiteConfig },
  samples: readonly { folder: SiteFolder; config: SiteConfig }[],
): Found[] {
  const linesOf = (of: SiteFolder, locale: string) =>
    (of.text(`policies/privacy.${locale}.md`, { isOptional: true }) ?? '')
      .split('\n')
      .map((line) => line.trim());
  return Object.keys(config.languages).flatMap((locale) => {
    const theirs = new Set(samples.flatMap((sample) => linesOf(sample.folder, locale)));
    const kept = linesOf(folder, locale).filter((line) => theirs.has(line));
    return CLAIMS.filter(([field]) => config[field] !== undefined).flatMap(([field, claim]) => {
      const line = kept.find((each) => claim.test(each));
      return line === undefined
        ? []
        : [
            {
              file: `policies/privacy.${locale}.md`,
              field,
              what: `is set in site.config.ts, so this is no longer true: "${line.slice(0, START)}…"`,
            },
          ];
    });
  });
}
