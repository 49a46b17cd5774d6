import { createContext } from "preact";
import { useContext } from "preact/hooks";

import type { Table } from "../live/table";

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error("there is no table here");
  return table;
}
