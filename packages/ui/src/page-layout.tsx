import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

/** A page's content: its width, its margins, the distance between its parts. */
export function PageLayout({
  width = 'wide',
  children,
}: {
  /** `wide` 1600 px for products, `form` 960 px, `text` 720 px. */
  readonly width?: 'wide' | 'form' | 'text'
  readonly children: ReactNode
}) {
  return <Root $width={widths[width]}>{children}</Root>
}

/** The one `h1` of a page, with what stands beside it. */
export function PageTitle({ children, aside }: { readonly children: ReactNode; readonly aside?: ReactNode }) {
  return (
    <TitleBar>
      <h1 tabIndex={-1}>{children}</h1>
      {aside}
    </TitleBar>
  )
}

/** A part of a page under its own heading: a region named by it. */
export function PageSection({
  title,
  aside,
  children,
}: {
  readonly title: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <SectionBar>
        <h2 id={id}>{title}</h2>
        {aside}
      </SectionBar>
      {children}
    </Section>
  )
}

/** A white box for content. */
export const Panel = styled.div`
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-l);
  background: var(--color-surface);
  @media (min-width: 600px) {
    padding: var(--space-5);
  }
`

/** Parts below each other, `data-gap` apart (4 where nothing is said). */
export const Stack = styled.div<{ readonly 'data-gap'?: 2 | 3 | 4 | 5 | 6 }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  &:where([data-gap='2']) {
    gap: var(--space-2);
  }
  &:where([data-gap='3']) {
    gap: var(--space-3);
  }
  &:where([data-gap='5']) {
    gap: var(--space-5);
  }
  &:where([data-gap='6']) {
    gap: var(--space-6);
  }
`

/** Parts beside each other, wrapping where there is no room; from the start on, or as `data-justify` says. */
export const Cluster = styled.div<{ readonly 'data-justify'?: 'between' | 'end' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  &:where([data-justify='between']) {
    justify-content: space-between;
  }
  &:where([data-justify='end']) {
    justify-content: flex-end;
  }
`

const widths = { wide: '1600px', form: '960px', text: '720px' }

const Root = styled.div<{ readonly $width: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  width: 100%;
  max-width: ${({ $width }) => $width};
  margin: 0 auto;
  padding: var(--space-4) var(--space-4) var(--space-7);
  @media (min-width: 1024px) {
    padding: var(--space-5) var(--space-5) var(--space-8);
  }
`

const TitleBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  > h1 {
    font-size: var(--text-2xl);
    overflow-wrap: anywhere;
  }
  > h1:focus {
    outline: none;
  }
`

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`

const SectionBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  > h2 {
    font-size: var(--text-xl);
  }
`
