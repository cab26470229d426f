import { findPins } from './findPins';

const find = (query: string, shown = 20) => findPins({ query, mode: 'pincode', shown }, 'en');

it('has the sample record first, its own post office once, and twenty results in all', async () => {
  const found = await find('110001');
  expect(found).toMatchObject({
    ok: true,
    value: { records: [{ pincode: '110001' }], offices: { length: 19 }, hasMore: true },
  });
  expect(JSON.stringify(found)).toContain('Sansad Marg');
  expect(JSON.stringify(found)).not.toContain('"name":"New Delhi"');
});

it('has the rest with the next step, and then no more', async () => {
  expect(await find('110001', 40)).toMatchObject({
    ok: true,
    value: { offices: { length: 20 }, hasMore: false },
  });
});

it.each([
  ['PIN: 462001', 'pincode', '462001'],
  ['पिन कोड ४६२ ००१', 'pincode', '462001'],
  ['Bhopal - 462 001', 'pincode', '462001'],
  ['462001, Bhopal, India', 'pincode', '462001'],
  ['Bhopal G.P.O.', 'pincode', '462001'],
  ['Bhopal, Madhya Pradesh', 'location', '462001'],
  ['भोपाल, मध्य प्रदेश', 'location', '462001'],
  ['Bhopal MP', 'location', '462001'],
  ['Distt. Bhopal (M.P.) 462001', 'location', '462001'],
  ['जिला भोपाल', 'location', '462001'],
] as const)('finds what %s means in the mode %s', async (query, mode, pincode) => {
  const found = await findPins({ query, mode, shown: 20 }, 'en');
  expect(found.ok && found.value.offices[0]?.pincode).toBe(pincode);
});

it.each([
  ['462001 and 462002', 'pincode'],
  ['462001', 'location'],
  ['Madhya Pradesh nowhere', 'location'],
] as const)('finds nothing of %s in the mode %s', async (query, mode) => {
  expect(await findPins({ query, mode, shown: 20 }, 'en')).toMatchObject({
    value: { records: [], offices: [] },
  });
});

it('finds what is no record', async () => {
  expect(await find('462001')).toMatchObject({
    ok: true,
    value: { records: [], offices: { length: 12 }, hasMore: false },
  });
});
