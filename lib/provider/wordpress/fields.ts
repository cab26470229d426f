import { FACT_FIELDS } from './factFields';
import { HEAD_FIELDS } from './headSchema';
import { LANGUAGE_FIELDS } from './language';
import { TRANSLATION_FIELDS } from './translations';

/**
 * `content.protected`, because for `excerpt.protected` WordPress renders the whole text with its
 * plug-ins, ten times the work of a poll.
 */
export const FIELDS = {
  stamp: 'id,modified_gmt,content.protected',
  card: `id,link,date,date_gmt,modified_gmt,title.rendered,content.protected,author,featured_media,categories,tags,${LANGUAGE_FIELDS},${TRANSLATION_FIELDS},${HEAD_FIELDS.engines},${FACT_FIELDS.card}`,
  excerpt: 'id,excerpt.rendered',
  text: 'id,content',
  summary: `id,link,date,date_gmt,modified_gmt,title.rendered,excerpt,content.protected,author,featured_media,categories,tags,${LANGUAGE_FIELDS},${TRANSLATION_FIELDS},${HEAD_FIELDS.engines},${FACT_FIELDS.card}`,
  post: `id,link,date,date_gmt,modified_gmt,title.rendered,excerpt,content,author,authors,featured_media,categories,tags,${LANGUAGE_FIELDS},${TRANSLATION_FIELDS},${HEAD_FIELDS.all},${FACT_FIELDS.all}`,
  draft: `id,date,date_gmt,modified_gmt,title.rendered,excerpt,content,author,authors,featured_media,categories,tags,status,${LANGUAGE_FIELDS}`,
  autosave: 'modified_gmt,title,excerpt,content',
  sitemap: `id,link,date,date_gmt,modified_gmt,title.rendered,content.protected,${LANGUAGE_FIELDS},${TRANSLATION_FIELDS},${HEAD_FIELDS.engines}`,
  category: 'id,name,slug,parent',
  term: 'id,name,slug',
  user: 'id,name,slug,description,avatar_urls',
  file: 'id,source_url,alt_text,caption.rendered',
  // WordPress cannot select fields inside `media_details`.
  sizes: 'id,media_details',
  link: 'id,link,content.protected',
} as const;
