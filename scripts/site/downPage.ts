const HINDI = '<p lang="hi">';
const HINDI_TITLE = ' · जल्द लौटेंगे';

/**
 * nginx's error page in the site's languages, with a question for each language that the product
 * lacks.
 *
 * @param product `deploy/nginx/down.html`, in English and Hindi
 * @param languages each with its own name
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
        `    <p lang="${code}">TODO: a sentence in ${name}: this page reloads in 30 seconds</p>\n`,
    );
  const others = [...(isSpoken ? [hindi] : []), ...asked].join('');
  return product.replace(hindi, others).replace(HINDI_TITLE, isSpoken ? HINDI_TITLE : '');
}
