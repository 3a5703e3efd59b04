import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { choiceCard, choiceRow } from './choice.styles.ts'
import { Fieldset, type FieldsetProps } from './fieldset.tsx'

export type RadioOption = {
  readonly value: string
  readonly label: string
  /** Read with the name, shown below it. */
  readonly note?: ReactNode
  readonly isDisabled?: boolean
}

type Look = 'rows' | 'cards' | 'tiles' | 'slots'

export type RadioGroupProps = Omit<FieldsetProps, 'children'> & {
  readonly options: readonly RadioOption[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly look?: Look
  /** The form field's name; made up if absent. */
  readonly name?: string
}

/** One choice of a few, all in sight. `cards` stand below each other, `tiles` side by side, `slots` ones that hold a span of time in a line. */
export function RadioGroup({ options, value, onChange, look = 'rows', name, ...fieldset }: RadioGroupProps) {
  const madeUpName = useId()
  return (
    <Fieldset {...fieldset}>
      <Options $look={look}>
        {options.map((option) => (
          <Option
            key={option.value}
            option={option}
            name={name ?? madeUpName}
            isChosen={option.value === value}
            isCard={look !== 'rows'}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </Options>
    </Fieldset>
  )
}

type OptionProps = {
  readonly option: RadioOption
  readonly name: string
  readonly isChosen: boolean
  readonly isCard: boolean
  readonly onChoose: () => void
}

function Option({ option: { value, label, note, isDisabled }, name, isChosen, isCard, onChoose }: OptionProps) {
  const noteId = useId()
  const Row = isCard ? Card : Plain
  return (
    <Row>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        aria-label={label}
        aria-describedby={note ? noteId : undefined}
        onChange={onChoose}
      />
      <Text>
        <span>{label}</span>
        {note ? <Note id={noteId}>{note}</Note> : null}
      </Text>
    </Row>
  )
}

const columns = {
  rows: 'minmax(0, 1fr)',
  cards: 'minmax(0, 1fr)',
  tiles: 'none',
  slots: 'repeat(auto-fill, minmax(min(100%, 236px), 1fr))',
}

/** Two in a row, so that a day is seen at a glance. */
const slotsOnPhone = css`
  @media (max-width: 599px) {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 140px), 1fr));
    > label {
      gap: var(--space-2);
      padding: var(--space-3);
    }
  }
`

/** As wide as what they say: a row of sizes stays a row. */
const inALine = css`
  display: flex;
  flex-wrap: wrap;
`

const Options = styled.div<{ readonly $look: Look }>`
  display: grid;
  gap: ${({ $look }) => ($look === 'rows' ? '0' : 'var(--space-2)')};
  grid-template-columns: ${({ $look }) => columns[$look]};
  ${({ $look }) => ($look === 'slots' ? slotsOnPhone : '')}
  ${({ $look }) => ($look === 'tiles' ? inALine : '')}
`

const Plain = styled.label`
  ${choiceRow}
`

const Card = styled.label`
  ${choiceCard}
`

const Text = styled.span`
  display: grid;
  min-width: 0;
`

const Note = styled.span`
  font-size: var(--text-s);
  color: var(--color-muted);
`
