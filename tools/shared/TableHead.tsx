export const TableHead = ({ columns }: { columns: readonly string[] }) => (
  <thead>
    <tr>
      {columns.map((name, at) => (
        <th key={at} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);
