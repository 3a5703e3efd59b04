import styled from 'styled-components'

/** Narrow screens have the picture above the question, wide ones beside it. */
export const Frame = styled.div<{ readonly $width: number }>`
  display: grid;
  width: min(92vw, ${({ $width }) => $width}px);
  margin: clamp(var(--space-4), 12dvh, 140px) auto var(--space-7);
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  @media (min-width: 768px) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

export const Picture = styled.img`
  width: 100%;
  height: 140px;
  background: var(--color-accent-soft);
  object-fit: cover;
  object-position: 65% center;
  @media (min-width: 768px) {
    height: 100%;
    min-height: 100%;
  }
`

export const Question = styled.form`
  display: grid;
  align-content: center;
  gap: var(--space-4);
  padding: var(--space-5);
  > h1 {
    margin-top: var(--space-3);
    font-size: var(--text-xl);
  }
  > p {
    color: var(--color-muted);
  }
  @media (min-width: 768px) {
    padding: var(--space-7) var(--space-6);
  }
`

/** Four digits, set apart to be read back from an invitation. */
export const CodeField = styled.div<{ readonly $isCode: boolean }>`
  ${({ $isCode }) =>
    $isCode
      ? `input { height: 56px; font-size: var(--text-2xl); font-variant-numeric: tabular-nums; letter-spacing: 0.35em; text-indent: 0.35em; text-align: center; }`
      : ''}
`
