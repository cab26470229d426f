import { FACT_FIELDS } from './factFields';
import { HEAD_FIELDS } from './headSchema';
import { LANGUAGE_FIELDS, TRANSLATION_FIELDS } from './language';

const OWN = `id,link,date,date_gmt,modified_gmt,title.rendered,author,featured_media,fifu_image_url,meta.fifu_image_url,categories,tags,${LANGUAGE_FIELDS},${TRANSLATION_FIELDS}`;
const CARD = `${OWN},${HEAD_FIELDS.engines},${FACT_FIELDS.card}`;

/** For `excerpt.protected` WordPress would render the whole text, ten times the work of a poll. */
export const FIELDS = {
  stamp: 'id,modified_gmt,content.protected',
  card: `content.protected,${CARD}`,
  excerpt: 'id,excerpt.rendered',
  text: 'id,content',
  summary: `excerpt,content.protected,${CARD}`,
  post: `excerpt,content,authors,coauthors,${OWN},${HEAD_FIELDS.all},${FACT_FIELDS.all}`,
  draft: `id,date,date_gmt,modified_gmt,title.rendered,excerpt,content,author,authors,coauthors,featured_media,categories,tags,status,${LANGUAGE_FIELDS}`,
  autosave: 'modified_gmt,title,excerpt,content',
  sitemap: `id,link,date,date_gmt,modified_gmt,title.rendered,content.protected,${LANGUAGE_FIELDS},${TRANSLATION_FIELDS},${HEAD_FIELDS.engines}`,
  category: 'id,name,slug,parent',
  term: 'id,name,slug',
  user: 'id,name,slug,description,avatar_urls',
  // WordPress cannot select fields inside fields of a file.
  file: 'id,source_url,alt_text,caption',
  sizes: 'id,media_details',
  link: 'id,link,content.protected',
} as const;
