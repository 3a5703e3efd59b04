import type { PageComponentOf } from '@aisle/api/page-component'
import styled from 'styled-components'
import { textStyles } from './template-styles.rules.ts'

/** A text with the tag, alignment, colour and typography of its editor; the schema allows eight tags (T33). */
export function TextBlock({ text }: { readonly text: PageComponentOf<'text'> }) {
  return (
    <Text as={text.htmlTag ?? 'p'} $styles={textStyles(text)}>
      {text.text}
    </Text>
  )
}

const Text = styled.p<{ readonly $styles: string }>`
  display: block;
  overflow-wrap: anywhere;
  white-space: pre-line;
  ${({ $styles }) => $styles}
`
