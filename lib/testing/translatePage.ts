/**
 * Does to a page what translators of browsers do: each text is replaced by elements around a text of their own, so that
 * what React keeps of it is out of the page. Texts under `translate="no"` are left alone.
 */
export function translatePage(root: Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && isTranslated(node)) texts.push(node);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const isTranslated = (text: Text) =>
  text.data.trim() !== '' &&
  !text.parentElement?.closest('font, [translate=no], textarea, script, style, svg');
