import { LATER_NAMESPACES } from '@/lib/i18n/laterNamespaces';
import { CONTACT_NAMES } from '@/lib/site/siteSchema';
import { OF_EVERY_SITE, ROUTES, SPRITE } from './product';
import { type Configuration, stateNames } from './readSite';

/**
 * `OFF`: product pages that the site omits; `GENERIC`: sections without a product page of their
 * own.
 */
export function routes({ site }: Configuration) {
  const own = [
    ...Object.keys(site.sections),
    ...site.companyPages,
    ...site.tools,
    ...OF_EVERY_SITE,
  ];
  const isBeneathRoute = (path: string) =>
    ROUTES.includes(path) ||
    (path.lastIndexOf('/') > 0 && ROUTES.includes(path.slice(0, path.lastIndexOf('/'))));
  return {
    OFF: ROUTES.filter((route) => !own.includes(route)),
    GENERIC: Object.keys(site.sections).filter((path) => !isBeneathRoute(path)),
  };
}

/**
 * Falls back to Indian English with the language's digits, where CLDR does not group numbers
 * (Kannada, Urdu) or rupees (Marathi, Malayalam, Odia) by lakh.
 */
export function figuresOf(intl: string): { figures?: string } {
  const { numberingSystem } = new Intl.NumberFormat(intl).resolvedOptions();
  const figures = `en-IN-u-nu-${numberingSystem}`;
  const written = (tag: string) =>
    [{}, { style: 'currency', currency: 'INR' } as const].map((form) =>
      new Intl.NumberFormat(tag, form).format(1_234_567),
    );
  return written(figures).join() === written(intl).join() ? {} : { figures };
}

export const locales = ({ site }: Configuration) =>
  Object.fromEntries(
    Object.entries(site.languages).map(
      ([code, { name, intl, script, namesDayPeriod, oClock }], at) => [
        code,
        {
          ...{ name, prefix: at === 0 ? '' : `/${code}`, intl, script, namesDayPeriod, oClock },
          ...figuresOf(intl),
        },
      ],
    ),
  );

export const messagesOf = ({ site, messages, content }: Configuration, locale: string) => ({
  Channel: {
    name: site.names[locale],
    tagline: site.taglines[locale],
    address: site.address[locale],
  },
  ...messages[locale],
  States: stateNames(content, locale),
});

export const laterMessagesOf = (configuration: Configuration, locale: string) => {
  const messages = Object.entries(messagesOf(configuration, locale));
  const names: readonly string[] = LATER_NAMESPACES;
  return Object.fromEntries(messages.filter(([name]) => names.includes(name)));
};

export function offlineWordsOf({ messages }: Configuration, locale: string) {
  const { Offline, Faults } = messages[locale] ?? {};
  return {
    ...(typeof Offline === 'object' ? Offline : {}),
    retry: typeof Faults === 'object' ? Faults.retry : undefined,
  };
}

export function overloadText({ messages }: Configuration, locale: string): string {
  const { Overload } = messages[locale] ?? {};
  const busy = typeof Overload === 'object' ? Overload.busy : undefined;
  return typeof busy === 'string' ? busy : '';
}

export function categoryName({ messages }: Configuration, locale: string, key: string): string {
  const categories = messages[locale]?.Categories;
  const name = typeof categories === 'object' ? categories[key] : undefined;
  return typeof name === 'string' ? name : key;
}

export const categoriesIn = (configuration: Configuration, locale: string): string[] =>
  Object.keys(configuration.messages[locale]?.Categories ?? {});

/** All known contacts by name; null for those the site lacks. */
export const contacts = ({ contacts: given }: Configuration['site']) =>
  Object.fromEntries(CONTACT_NAMES.map((name) => [name, given[name] ?? null]));

export const socialLinks = ({ social, whatsappChannel }: Configuration['site']) =>
  whatsappChannel === undefined
    ? social
    : [...social, { name: 'WhatsApp', icon: 'wa', href: whatsappChannel }];

export const sprite = ({ wordmarks }: Configuration) =>
  SPRITE.replace(
    /<\/svg>\s*$/,
    `${wordmarks
      .map(
        ({ symbol, drawing: { viewBox, markup } }) =>
          `<symbol id="${symbol}" viewBox="${viewBox}">${markup}</symbol>\n`,
      )
      .join('')}</svg>\n`,
  );
