import { authorNames } from './authorName';

it.each([
  ['Asha Verma, Ravi Kumar and Meena Singh', ['Asha Verma', 'Ravi Kumar', 'Meena Singh']],
  ['Asha Verma & Ravi Kumar', ['Asha Verma', 'Ravi Kumar']],
  ['आशा वर्मा, रवि कुमार', ['आशा वर्मा', 'रवि कुमार']],
  ['Reported by: Asha Verma, Edited by: Ravi Kumar', ['Asha Verma', 'Ravi Kumar']],
  ['asha@a.example (Asha Verma), ravi@a.example (Ravi Kumar)', ['Asha Verma', 'Ravi Kumar']],
  ['Asha Verma / Ravi Kumar', ['Asha Verma', 'Ravi Kumar']],
  ['Asha Verma;Ravi Kumar', ['Asha Verma', 'Ravi Kumar']],
  ['Asha Verma | Bhopal', ['Asha Verma']],
  ['By Asha Verma | New Delhi', ['Asha Verma']],
  ['आशा वर्मा | भोपाल', ['आशा वर्मा']],
  // One person, desk or company.
  ['Asha Verma | PTI', ['Asha Verma | PTI']],
  ['आशा वर्मा | भाषा', ['आशा वर्मा | भाषा']],
  ['Asha | Bhopal', ['Asha | Bhopal']],
  ['PTI / Bhasha', ['PTI / Bhasha']],
  ['Asha Verma, Senior Correspondent', ['Asha Verma, Senior Correspondent']],
  ['Asha Verma, New Delhi', ['Asha Verma, New Delhi']],
  ['आशा वर्मा, न्यूज़ डेस्क', ['आशा वर्मा, न्यूज़ डेस्क']],
  ['Verma, Asha', ['Verma, Asha']],
  ['Dr. Asha Verma, MD', ['Dr. Asha Verma, MD']],
  ['Dow Jones & Company', ['Dow Jones & Company']],
  ['Curated By: Asha Verma', ['Asha Verma']],
  ['संपादन: आशा वर्मा', ['आशा वर्मा']],
  ['Asha Verma <asha@a.example>', ['Asha Verma']],
  ['Super User', ['']],
  ['3', ['']],
  ['65f0c1a2b3c4d5e6f7a8b9c0', ['']],
])('%s names %j', (given, names) => {
  expect(authorNames(given)).toEqual(names);
});
