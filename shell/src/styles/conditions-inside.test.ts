import { expect, it } from 'vitest'
import { conditionsInside } from './conditions-inside.ts'

it.each([
  { of: 'a style rule', rule: '.a{color:red;}', are: ['.a{color:red;}'] },
  {
    of: 'a condition',
    rule: '@media (min-width:600px){.a{color:red;}}',
    are: ['.a{@media (min-width:600px){color:red;}}'],
  },
  {
    of: 'a condition of several rules',
    rule: '@container (min-width:290px){.a >*,.b{color:red;}.a:is(:hover)::after{content:"";}}',
    are: [
      '.a >*,.b{@container (min-width:290px){color:red;}}',
      '.a:is(:hover)::after{@container (min-width:290px){content:"";}}',
    ],
  },
  {
    of: 'a condition within a condition',
    rule: '@media print{@supports (gap:0){.a{color:red;}}}',
    are: ['@media print{@supports (gap:0){.a{color:red;}}}'],
  },
  {
    of: 'a rule with a brace in its text',
    rule: '@media print{.a{content:"}";}}',
    are: ['@media print{.a{content:"}";}}'],
  },
  { of: 'steps of a movement', rule: '@keyframes a{50%{opacity:0;}}', are: ['@keyframes a{50%{opacity:0;}}'] },
])('the conditions of $of', ({ rule, are }) => {
  expect(conditionsInside(rule)).toEqual(are)
})
