// @ts-expect-error: install.sh installs it beside the copy of this file that Eleventy reads
import { feedPlugin } from '@11ty/eleventy-plugin-rss';

/** @param {any} config */
export default function eleventy(config) {
  config.addPassthroughCopy('src/pictures');
  config.addPlugin(feedPlugin, {
    type: 'json',
    outputPath: '/feed.json',
    collection: { name: 'posts', limit: 0 },
    metadata: {
      language: 'en',
      title: 'Narmada 24',
      subtitle: 'News of central India',
      base: `http://localhost:${process.env.ELEVENTY_PORT}/`,
      author: { name: 'Newsroom' },
    },
  });
  return { dir: { input: 'src', output: 'site' } };
}
