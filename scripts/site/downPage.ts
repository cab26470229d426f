const HINDI = '<p lang="hi">';
const HINDI_TITLE = ' · जल्द लौटेंगे';

/**
 * The page that nginx shows while nothing else answers, in a site's languages, with a question for
 * each that the product does not speak.
 *
 * @param product `deploy/nginx/down.html`, in English and Hindi.
 * @param languages Each with its name in itself.
 */
export function downPage(
  product: string,
  languages: readonly (readonly [code: string, name: string])[],
): string {
  const hindi = `${product.split('\n').find((line) => line.includes(HINDI)) ?? ''}\n`;
  const isSpoken = languages.some(([code]) => code === 'hi');
  const asked = languages
    .filter(([code]) => code !== 'en' && code !== 'hi')
    .map(
      ([code, name]) =>
        `    <p lang="${code}">TODO: that this page comes again in 30 seconds, in ${name}</p>\n`,
    );
  const others = [...(isSpoken ? [hindi] : []), ...asked].join('');
  return product.replace(hindi, others).replace(HINDI_TITLE, isSpoken ? HINDI_TITLE : '');
}
