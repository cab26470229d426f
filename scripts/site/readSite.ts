import type { LegalSection } from '@/lib/content/legalText';
import type { RedirectRule } from '@/lib/oldAddresses/redirectRules.mjs';
import type { Site } from '@/lib/site/siteSchema';
import { type Content, readContent } from './content';
import { type Faces, readFaces } from './faces';
import { readForm } from './formFaults';
import { readLegalText } from './legalText';
import { hasLogo, type Logo, readLogo } from './logo';
import { readMessages } from './messages';
import { ownPaths } from './ownPaths';
import { placeholders } from './placeholders';
import { readRedirects } from './redirects';
import { siteFaults } from './siteFaults';
import { SiteFolder, type Tree } from './siteFolder';
import { withTopics } from './topics';

type Drawing = { viewBox: string; markup: string };
type Legal = { updated: string; sections: Record<string, readonly LegalSection[]> };

export type Configuration = {
  site: Site;
  messages: Record<string, Tree>;
  policies: Record<'privacy' | 'terms', Legal>;
  wordmarks: { script: string; symbol: string; drawing: Drawing; viewBox: string }[];
  icon: Drawing;
  faces: Faces[];
  logo: Logo | null;
  content: Content;
  /** Files copied unchanged: path in the project, path in the folder. */
  files: Readonly<Record<string, string>>;
  redirects: readonly RedirectRule[];
};

const ICON_VIEW = '0 0 600 600';
const RESERVED = /^(icons\.svg|icons\/|scenes\/|favicon\.ico|apple-touch-icon\.png)/;

/** Names of the site's languages in one of them, its own first. */
function languageNames({ languages }: Site, locale: string): string {
  const names = new Intl.DisplayNames([locale], { type: 'language' });
  const others = Object.keys(languages).filter((code) => code !== locale);
  return new Intl.ListFormat(locale).format([
    languages[locale]?.name ?? locale,
    ...others.map((code) => names.of(code) ?? code),
  ]);
}

const policySlots = (site: Site, locale: string): Record<string, string | undefined> => ({
  channel: site.names[locale],
  legalEntity: site.legalEntity[locale],
  address: site.office[locale]?.slice(1).join(', '),
  court: site.court?.[locale],
  languages: languageNames(site, locale),
});

function readPolicies(folder: SiteFolder, site: Site): Configuration['policies'] {
  const read = (name: 'privacy' | 'terms'): Legal => {
    const byLanguage = Object.keys(site.languages).map((locale) => {
      const file = `policies/${name}.${locale}.md`;
      const slots = policySlots(site, locale);
      const text = folder.text(file)?.replace(/\{(\w+)\}/g, (slot, key: string) => {
        if (slots[key] === undefined)
          folder.fault(
            file,
            Object.hasOwn(slots, key)
              ? `uses ${slot}, but site.config.ts does not set it`
              : `uses ${slot}, which is not one of {${Object.keys(slots).join('}, {')}}`,
          );
        return slots[key] ?? slot;
      });
      const legal =
        text === undefined ? { updated: '', sections: [], faults: [] } : readLegalText(text);
      legal.faults.forEach((fault) => folder.fault(file, fault));
      return [locale, legal] as const;
    });
    const sound = byLanguage.filter(
      ([, { sections, faults }]) => sections.length > 0 && !faults[0],
    );
    const [model] = sound;
    const anchors = (sections: readonly LegalSection[] = []) =>
      sections.map(({ id }) => id).join(' ');
    for (const [locale, { sections, updated }] of sound) {
      const file = `policies/${name}.${locale}.md`;
      if (updated !== model?.[1].updated)
        folder.fault(file, `must have the same date as ${model?.[0]}: pages show only one`);
      if (anchors(sections) !== anchors(model?.[1].sections))
        folder.fault(file, `must have the same anchors as ${model?.[0]}, in the same order`);
    }
    return {
      updated: model?.[1].updated ?? '',
      sections: Object.fromEntries(byLanguage.map(([locale, { sections }]) => [locale, sections])),
    };
  };
  return { privacy: read('privacy'), terms: read('terms') };
}

export const stateNames = ({ states }: Content, locale: string): Record<string, string> =>
  Object.fromEntries(
    states.map(({ id, name }) => {
      const names: Partial<Record<string, string>> = name;
      return [id.replaceAll('-', ''), names[locale] ?? names.en ?? id];
    }),
  );

function wordmark(folder: SiteFolder, file: string) {
  if (folder.has(file)) return folder.drawing(file);
  if (!hasLogo(folder))
    folder.fault(file, 'is missing: draw the name as shapes, or add logo.svg or logo.png');
  return null;
}

/** The icon's mark. Drawing programs save a square of any units; it is scaled to the icon's. */
function readMark(folder: SiteFolder): Drawing | null {
  const icon = folder.drawing('icon.svg');
  if (!icon || icon.viewBox === ICON_VIEW) return icon;
  const { viewBox, markup } = icon;
  const [, , width, height] = viewBox.split(' ');
  if (width !== height) folder.fault('icon.svg', `must be a square, not ${width} by ${height}`);
  return {
    viewBox: ICON_VIEW,
    markup: `<svg viewBox="${viewBox}" width="600" height="600">${markup}</svg>`,
  };
}

/**
 * @param given export of `site.config.ts`
 * @returns the site, or one line per fault
 */
export function readSite(
  given: unknown,
  { path, name }: { path: string; name: string },
): { configuration: Configuration } | { faults: string[] } {
  const folder = new SiteFolder(path, name);
  const open = placeholders(given, folder);
  if (open.length > 0) return { faults: open };
  const form = readForm(given);
  const inConfig = (lines: readonly string[]) =>
    lines.map((line) => `${name}/site.config.ts: ${line}`);
  if ('faults' in form) return { faults: inConfig(form.faults) };
  const site = withTopics(form.site);
  const messages = readMessages(folder, site);
  const policies = readPolicies(folder, site);
  const scripts = new Map(
    Object.entries(site.languages)
      .toReversed()
      .map(([locale, { script }]) => [script, locale] as const),
  );
  const logo = readLogo(folder);
  const wordmarks = [...scripts].toReversed().flatMap(([script, locale]) => {
    const file = `wordmarks/${script.toLowerCase()}.svg`;
    const picture = folder.has(file) ? undefined : logo?.drawing;
    const drawing = picture ?? wordmark(folder, file);
    const viewBox = picture?.viewBox ?? site.wordmarks[script]?.viewBox ?? drawing?.viewBox ?? '';
    return drawing ? [{ script, symbol: `logo-${locale}`, drawing, viewBox }] : [];
  });
  const icon = readMark(folder);
  const files = folder.filesIn('public');
  for (const file of files)
    if (RESERVED.test(file))
      folder.fault(`public/${file}`, 'has a name that the product uses itself: rename it');
  const content = readContent(folder, site);
  const redirects = readRedirects(folder, ownPaths(site, files, content));
  const faces = readFaces(folder, site);
  const copied = Object.fromEntries([
    ...files.map((file) => [`public/${file}`, `public/${file}`]),
    ...(logo ? [[`public/${logo.file}`, logo.file]] : []),
    ...content.scenes.map((name) => [`public/scenes/${name}.svg`, `content/scenes/${name}.svg`]),
    ...faces.flatMap(({ normal, bold }) => [normal, bold].map((file) => [`.site/${file}`, file])),
  ]);
  const faults = [...inConfig(siteFaults(site, messages, folder, content)), ...folder.faults];
  return faults.length > 0 || !icon
    ? { faults }
    : {
        configuration: {
          ...{ site, messages, policies, wordmarks, icon, logo, faces, content, redirects },
          files: copied,
        },
      };
}
