type Props = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

/** Prices by city: the first column names the rows. */
export const PriceTable = ({ caption, head, rows }: Props) => (
  <div className="x" role="region" aria-label={caption} tabIndex={0}>
    <table>
      <caption className="m">{caption}</caption>
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, at) => (
              <td key={at}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
