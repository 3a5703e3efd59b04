// @vitest-environment node
import { renderToString } from 'react-dom/server'
import styled, { createGlobalStyle, keyframes } from 'styled-components'
import { describe, expect, it } from 'vitest'
import { type CompiledStyles, createPageStyles } from './page-styles.ts'

const turning = keyframes`
  to { rotate: 1turn; }
`
const Title = styled.h1<{ readonly $color: string }>`
  color: ${({ $color }) => $color};
  animation: ${turning} 1s;
  @media (min-width: 600px) {
    margin: 0;
  }
`
const Note = styled.p`
  opacity: 0.5;
`
const Page = createGlobalStyle<{ readonly $color: string }>`
  body {
    background: ${({ $color }) => $color};
  }
`

function render(tree: React.ReactNode, compiled: CompiledStyles = new Map()) {
  const sheet = createPageStyles(compiled)
  const html = renderToString(sheet.collectStyles(tree))
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { html, styles }
}

describe('styles of a page', () => {
  it('are the same whether they were compiled before or not', () => {
    const compiled: CompiledStyles = new Map()
    const first = render(<Title $color="red">Milk</Title>, compiled)

    const again = render(<Title $color="red">Milk</Title>, compiled)

    expect(again).toEqual(first)
    expect(again.styles).toMatch(/color:red.*@media \(min-width: ?600px\)/s)
    expect(again.styles).toContain('rotate:1turn')
  })

  it('are taken from what was compiled before', () => {
    const compiled: CompiledStyles = new Map()
    render(<Note>Fresh today</Note>, compiled)
    for (const [key] of compiled) compiled.set(key, [`.remembered{opacity:1;}`])

    expect(render(<Note>Fresh today</Note>, compiled).styles).toContain('.remembered{opacity:1;}')
  })

  it('are those of the page alone, and of what its props say', () => {
    const compiled: CompiledStyles = new Map()
    render(<Title $color="red">Milk</Title>, compiled)

    const { styles } = render(<Note>Fresh today</Note>, compiled)
    const blue = render(<Title $color="blue">Milk</Title>, compiled)

    expect(styles).not.toContain('color:red')
    expect(blue.styles).toContain('color:blue')
    expect(blue.styles).not.toContain('color:red')
  })

  it('that hold for the whole page are compiled anew', () => {
    const compiled: CompiledStyles = new Map()
    render(<Page $color="white" />, compiled)

    expect(render(<Page $color="black" />, compiled).styles).toMatch(/background:\s?black/)
    expect(compiled.size).toBe(0)
  })

  it('that nobody asks for again do not pile up', () => {
    const compiled: CompiledStyles = new Map(Array.from({ length: 5_000 }, (_, index) => [`old ${index}`, []]))

    render(<Note>Fresh today</Note>, compiled)

    expect(compiled.size).toBeLessThan(10)
  })
})
