import { expect, it } from 'vitest'
import { pageText } from './page-text.rules.ts'

const left = (fallback: string) => `<!--$!--><template data-dgst="left-to-browser"></template>${fallback}<!--/$-->`

it.each([
  {
    why: 'what main says',
    html: '<header>Aisle</header><main id="x"><h1>Whole <b>Milk</b></h1></main>',
    text: 'Whole Milk',
  },
  { why: 'parts that were rendered', html: '<main><!--$--><p>$3.49</p><!--/$--></main>', text: '$3.49' },
  { why: 'nothing of a part that was left', html: `<main>${left('<p>Loading</p>')}</main>`, text: '' },
  { why: 'what stands beside such a part', html: `<main><h1>Deals</h1>${left('<i>…</i>')}</main>`, text: 'Deals' },
  { why: 'nothing within such a part', html: `<main>${left('<!--$--><p>Loading</p><!--/$-->')}</main>`, text: '' },
  { why: 'nothing where all was left', html: left('<main>Loading</main>'), text: '' },
  { why: 'nothing without a main', html: '<div>Aisle</div>', text: '' },
  { why: 'no style', html: '<main><style>p { color: red }</style></main>', text: '' },
])('the text of a page is $why', ({ html, text }) => {
  expect(pageText(html)).toBe(text)
})
