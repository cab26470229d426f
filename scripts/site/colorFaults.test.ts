import site from '@/lib/testing/testSite/site.config';
import { colorFaults } from './colorFaults';

const { colors } = site;

it('finds nothing in colours that can be read', () => {
  expect(colorFaults(colors)).toEqual([]);
});

it('looks at what stands on a colour once that can be read', () => {
  expect(colorFaults({ ...colors, signal: { ...colors.signal, light: '#ffe9e7' } })).toEqual([
    expect.stringContaining('colors.signal.light is #ffe9e7'),
  ]);
});
