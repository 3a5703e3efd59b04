import type { ProductDetails } from '@aisle/api/product'
import styled from 'styled-components'

type Nutrition = NonNullable<ProductDetails['nutrition']>

/** Nutrition facts as a table, with ingredients and allergens below. */
export function NutritionTable({ nutrition }: { readonly nutrition: Nutrition }) {
  const { servingSize, servingsPerContainer, calories, rows, ingredients, allergens } = nutrition
  return (
    <Facts>
      <p>
        {[
          servingSize ? `Serving size ${servingSize}` : '',
          servingsPerContainer ? `${servingsPerContainer} servings per container` : '',
          calories == null ? '' : `${calories} calories`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {rows.length > 0 ? (
        <Table>
          <thead>
            <tr>
              <th scope="col">Nutrient</th>
              <th scope="col">Amount</th>
              <th scope="col">Daily value</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, amount, dailyValue, level = 0 }) => (
              <tr key={name}>
                <Nutrient scope="row" $level={level}>
                  {name}
                </Nutrient>
                <td>{amount}</td>
                <td>{dailyValue ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      {ingredients ? (
        <p>
          <strong>Ingredients:</strong> {ingredients}
        </p>
      ) : null}
      {allergens ? (
        <p>
          <strong>Allergens:</strong> {allergens}
        </p>
      ) : null}
    </Facts>
  )
}

const Facts = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: 640px;
`

const Table = styled.table`
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: var(--space-1) var(--space-2);
    border-bottom: 1px solid var(--color-line);
    text-align: right;
  }
  th:first-child {
    text-align: left;
  }
`

const Nutrient = styled.th<{ readonly $level: number }>`
  && {
    padding-left: calc(var(--space-2) + ${({ $level }) => $level} * var(--space-4));
    font-weight: ${({ $level }) => ($level === 0 ? 600 : 400)};
  }
`
