/** @jest-environment jsdom */
import { fillFields, readFields } from './fields';

it('reads each field by its id or name, and none without', () => {
  document.body.innerHTML = `
    <input id="weight" name="kg" value="91">
    <select name="city"><option selected>Sagar</option></select>
    <input type="radio" name="mode" value="code" checked>
    <input type="radio" name="mode" value="place">
    <input value="nobody knows which">
    <input type="hidden" name="show" value="1">
    <input name="slider" value="7" data-follows="weight">`;
  expect(readFields()).toEqual({
    weight: '91',
    city: 'Sagar',
    'mode=code': 'true',
    'mode=place': 'false',
  });
});

it('fills the fields of the same names, wherever they stand', () => {
  document.body.innerHTML = `
    <input value="first on this page alone">
    <select name="city"><option>Bhopal</option><option>Sagar</option></select>
    <input id="weight" value="">`;
  fillFields({ weight: '91', city: 'Sagar', height: '180' });
  expect(readFields()).toEqual({ weight: '91', city: 'Sagar' });
  expect(document.querySelector('input')?.value).toBe('first on this page alone');
});
