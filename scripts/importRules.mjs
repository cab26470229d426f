import { builtinModules } from 'node:module';

/** Import rules. The layers are app → features, tools, components → lib. */
const TESTS = String.raw`\.(test|spec|node-test)\.\w+$`;
const SITE = '^(app|components|features|lib|tools)/';

/** @type {import('dependency-cruiser').IConfiguration} */
const config = {
  forbidden: [
    {
      name: 'lib-below-components',
      comment: 'lib imports nothing above it',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/testing/' },
      to: { path: '^(app|components|features|tools)/' },
    },
    {
      name: 'components-below-features',
      comment: 'components import neither features nor tools, which a page can be without',
      severity: 'error',
      from: { path: '^components/', pathNot: '^components/testing/' },
      to: { path: '^(features|tools)/' },
    },
    {
      name: 'features-apart',
      comment: 'a feature imports no other and no tool: `app/later` brings them together',
      severity: 'error',
      from: { path: '^features/([^/]+)/' },
      to: { path: '^(features|tools)/', pathNot: '^features/$1/' },
    },
    {
      name: 'tools-apart',
      comment: 'a tool imports no other, but what they share',
      severity: 'error',
      from: { path: '^tools/([^/]+)/', pathNot: '^tools/shared/' },
      to: { path: '^tools/', pathNot: '^tools/($1|shared)/' },
    },
    {
      name: 'app-on-top',
      comment: 'nothing imports app but app itself',
      severity: 'error',
      from: { pathNot: ['^app/', '^lib/testing/'] },
      to: { path: '^app/' },
    },
    {
      name: 'no-test-tools-in-sources',
      comment: 'sources import neither lib/testing nor the test runners',
      severity: 'error',
      from: {
        path: `${SITE}|^(newsroom|scripts|server)/`,
        // `scripts/jestRunner` runs each test file; app-screens uses the browser of the tests.
        pathNot: '^lib/testing/|^newsroom/tests/|^scripts/(app-screens|jestRunner)',
      },
      to: { path: '^lib/testing/|^node_modules/(@testing-library|jest|@jest|@playwright)' },
    },
    {
      name: 'site-stands-alone',
      comment: 'the site imports neither the newsroom, the journeys, the figures nor the scripts',
      severity: 'error',
      from: { path: SITE },
      to: { path: '^(newsroom|e2e|bench|scripts)/' },
    },
    {
      name: 'one-place-calls-out',
      comment: 'the site calls other servers by lib/request/get.ts alone',
      severity: 'error',
      from: { path: SITE, pathNot: ['^lib/request/get', '^lib/testing/'] },
      to: { path: '^node_modules/undici' },
    },
    {
      name: 'one-way-to-the-provider',
      comment:
        'only lib/provider/provider.ts is imported from outside, by pictures their own, and at the start the check',
      severity: 'error',
      from: { pathNot: ['^lib/provider/', '^lib/testing/'] },
      to: {
        path: '^lib/provider/',
        pathNot: String.raw`^lib/provider/(provider|pictures|checkSource)\.ts$`,
      },
    },
    {
      name: 'figures-by-their-memory',
      comment: 'pages read figures in lib/figures/current, which calls nobody',
      severity: 'error',
      from: { pathNot: ['^lib/figures/', '^lib/testing/', String.raw`^instrumentation\.ts$`] },
      to: {
        path: '^lib/figures/',
        pathNot: '^lib/figures/current/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'what-is-current-calls-nobody',
      comment: 'a page never waits for a source of figures',
      severity: 'error',
      from: { path: '^lib/figures/current/' },
      to: { path: '^lib/(figures/(fetchBody|poll)|request/get)', reachable: true },
    },
    {
      name: 'islands-stay-light',
      comment:
        'an island reaches neither zod, nor what only the server has, nor all samples of a kind',
      severity: 'error',
      from: { path: String.raw`\.island\.tsx$|/(global-)?error\.tsx$` },
      to: {
        path: `^(server-only|${builtinModules.join('|')})$|^node_modules/(zod|sharp|undici|next/headers|next-intl/server)|^lib/(content/(states|districts)|pages/sectionSamples|stories/sampleStory)`,
        reachable: true,
      },
    },
    {
      name: 'pages-never-fall-back',
      comment: 'only lists that machines read show stories of an earlier answer',
      severity: 'error',
      from: { path: String.raw`^app/(\[locale\]|api)/|^(components|features|tools)/` },
      to: { path: '^lib/stories/storiesWithFallback', reachable: true },
    },
    {
      name: 'samples-in-the-look-up-only',
      comment: 'and in the search, so that no feed or sitemap has them',
      severity: 'error',
      from: { pathNot: '^lib/stories/(findStory|getSearched|sampleStory)' },
      to: { path: '^lib/stories/sampleStory' },
    },
    {
      name: 'no-circular-imports',
      comment: 'but for types, which vanish from the build',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^server-only$' }, // Next's own alias
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules' },
    exclude: { path: [TESTS, String.raw`^\.(next|site|site-test)/`] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      // The conditions of a browser bundle, so that islands are checked as shipped; `tests-site`
      // resolves the site that tests import.
      conditionNames: ['browser', 'tests-site', 'import', 'require', 'node', 'default', 'types'],
    },
  },
};

export default config;
