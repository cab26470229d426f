/** @jsxImportSource preact */
type Props = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** Prices by city: the first column names the rows. */
export const PriceTable = ({ caption, head, rows }: Props) => (
  <div class="x" role="region" aria-label={caption} tabIndex={0}>
    <table>
      <caption class="m">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th scope="col">{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr>
            <th scope="row">{name}</th>
            {values.map((value) => (
              <td>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
